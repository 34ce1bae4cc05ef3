/**
 * What people build passwords from: words of four letters or more, given names, and words for accounts and
 * logins.
 */
export const commonPasswordWords = `
password passwort passwd parola motdepasse contrasena senha pass passphrase passcode secret login logon welcome letmein
admin administrator root user guest master access changeme default test testing temp temporary system server network
security private public internet computer laptop windows microsoft google facebook twitter linkedin instagram youtube
yahoo hotmail gmail outlook email mail apple iphone samsung android nokia sony nintendo xbox playstation pokemon pikachu
minecraft fortnite roblox warcraft starcraft diablo zelda mario naruto sasuke goku dragonball batman superman spiderman
ironman avengers starwars skywalker vader jedi yoda gandalf frodo hobbit matrix terminator harrypotter hogwarts potter
love loves lover lovers loveme loveyou lovelove iloveyou iloveu ilove mylove truelove onelove forever kisses kissme
hello hallo hola bonjour ciao goodbye whatever nothing something anything everything everyone someone nobody always never
princess prince queen king knight angel angels baby babygirl babyboy babydoll sweet sweetie sweetheart honey sugar candy
cookie cookies chocolate icecream cupcake cheese banana apples orange cherry strawberry pumpkin peanut butter pepper
coffee pizza burger chicken cocacola pepsi vodka tequila whiskey beer wine ginger lemon peaches muffin popcorn lollipop
monkey dragon tiger tigers lion lions eagle eagles falcon hawk wolf wolves bear bears panther jaguar leopard cheetah
horse horses pony unicorn dolphin dolphins shark whale turtle penguin rabbit bunny hamster kitten kitty puppy doggy
buddy snoopy garfield mickey minnie donald goofy tigger winnie barbie scooby simpsons spongebob tweety bugsbunny
butterfly ladybug spider scorpion snake cobra viper phoenix elephant giraffe gorilla donkey camel froggy piglet
football soccer baseball basketball hockey tennis golf volleyball softball rugby cricket boxing karate swimming running
cycling skating skater surfer fishing hunting hunter dancer dancing player winner champion victory team coach goalie
liverpool arsenal chelsea manchester barcelona realmadrid juventus milan bayern dortmund benfica ajax everton celtic
yankees redsox dodgers giants cowboys steelers packers raiders patriots broncos lakers celtics bulls knicks ferrari
porsche mercedes mustang corvette camaro toyota honda nissan yamaha suzuki kawasaki harley ducati audi jeep ford chevy
summer winter spring autumn january february march april may june july august september october november december monday
tuesday wednesday thursday friday saturday sunday today tomorrow yesterday morning midnight weekend holiday vacation
birthday christmas halloween easter newyear
sunshine sunflower sunset sunrise moonlight moon star stars starlight rainbow thunder lightning storm snow snowball
snowflake rain water fire earth wind ocean beach island river mountain forest flower flowers rose roses daisy lily violet
jasmine tulip orchid garden tree heaven paradise angelic diamond diamonds crystal silver golden gold platinum emerald
ruby sapphire pearl treasure fortune money dollar cash rich million success business company office work worker manager
engineer teacher student school college university doctor nurse police soldier pirate ninja samurai warrior wizard
witch vampire zombie monster demon devil ghost shadow darkness night dark black white green blue yellow purple pink red
brown gray grey silver scarlet crimson
freedom liberty justice peace hope faith trust trustno believe dream dreams dreamer wisdom spirit soul heart hearts life
newlife happy happiness smile smiles laugh lucky magic mystic mystery miracle blessed blessing jesus christ jesuschrist
christian church bible gospel lord god godisgood allah bismillah muhammad krishna buddha shalom amen
family mother father mommy daddy mama papa mamapapa mamma brother sister sisters friend friends bestfriend girlfriend
boyfriend husband wife grandma grandpa uncle cousin children child boys girls boy girl lady woman
america american usa canada mexico brazil argentina colombia england britain scotland ireland london paris france germany
berlin deutschland italia italy roma rome spain madrid portugal lisbon holland amsterdam belgium sweden norway denmark
finland russia moscow poland polska ukraine turkey istanbul greece athens egypt israel india pakistan china beijing japan
tokyo korea vietnam thailand australia sydney africa nigeria florida texas california newyork brooklyn boston chicago
dallas houston atlanta miami orlando vegas lasvegas hollywood hawaii alaska seattle denver phoenix arizona colorado
virginia carolina georgia montana dakota oregon detroit austin
music guitar piano drums drummer violin rock rocknroll rockstar hiphop metal metallica nirvana slipknot eminem beatles
madonna beyonce rihanna elvis queen abba greenday linkinpark blink
abcd abcdef qwerty azerty qwertz asdf asdfgh zxcv zxcvbn zxcvbnm qazwsx qweasd qwer
correct horsebattery battery staple trustno letme enter open sesame opensesame simple easy cool awesome super superstar
great best number mine myself mypassword thisis thisismypassword thats what where when your yours this that with from
power powerful strong hero heroes legend legends general captain major admiral ranger rangers rocket pilot racer racing
turbo nitro rebel outlaw gangster gangsta hacker hackers cracker killer sniper slayer hammer sword swordfish bullet
cookie1 pussycat sexy hottie hotstuff playboy badboy badgirl bigboy fatboy crazy stupid idiot loser hateyou ihateyou
fuck fucker fuckyou fuckoff bitch asshole shit bullshit damn
michael jessica ashley daniel jordan michelle nicole thomas andrew joshua justin anthony jennifer robert matthew hannah
george william amanda samantha alexander joseph patrick martin brandon taylor melissa richard jonathan oliver sophie
bailey victoria sandra benjamin elizabeth angela samuel carlos antonio nathan gabriel morgan natasha jackson vanessa
madison alexis steven lauren danielle nicholas rachel monica stella victor ronaldo messi heather edward valentina chester
alexandra david dennis olivia sabrina patricia johnny nicolas charles rebecca vincent jeremy sebastian cameron caroline
louise veronica adrian stephanie shannon james sergey cristina daniela jackie sakura alex cooper winston tiffany charlotte
emmanuel maverick brittany manuel kristina murphy carmen claudia isabella angelo boomer junior tyler kimberly albert
andrey dexter alyssa barney karina melanie leonardo christine miguel denise fernando maxwell francis martina sydney
natalie barbara cassie fatima maria angelina bonnie courtney alejandro roberto simone steve alicia shelby natalia sharon
teresa pamela wilson kevin kenneth tucker catherine marcus isabelle sarah amber marley willow camille connor stephen
santiago marvin arthur freddy miller parker angelica christopher travis monika spencer gracie raymond jason emily zachary
tamara andrei sophia bianca jacob julian lorenzo vladimir genesis christina nelson ricardo giovanni frankie jerome brenda
jeffrey xavier ryan bobby brianna claire sergio timothy mariana maksim abigail isabel savannah brooke alberto walter
alessandro gabriela eduardo katie francesco dominic michele oscar justine francesca rafael gregory adriana giuseppe
audrey tristan bradley miranda debbie ruslan maddie allison pierre silvia florence margarita monique cristian ronald
esther stanley valerie serena javier kathleen kelly aaron molly elena marshall katrina philip francisco viktor trevor
mitchell franklin tatiana anastasia jenny margaret viking andres elijah maurice baxter garcia lorena douglas michel
katherine beatrice valentine grace sandy hercules jamie anton joanna lawrence norman marion sasha jimmy brian casey simona
julien reggie nathalie billy harrison helena eugene wesley arnold amelia elaine penelope nadine peter mark paul luke john
johnson adam eric chris christian lisa laura linda susan karen nancy betty helen donna carol ruth anna marie mary martha
rosa julia julie juliana judith jack henry harry oscar leon lucas logan liam noah ethan mason aiden jayden caleb isaac
evan owen hunter landon chloe mia ava zoe ella layla riley aria scarlett hazel nora aurora luna lucy ruby maya naomi diana
wendy tina tracy terry tommy tony timmy teddy rusty rocky sammy sparky smokey shorty maggie missy mandy buster bandit
felix oreo rex max bella coco charlie lola toby duke zeus apollo
`;
