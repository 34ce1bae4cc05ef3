/**
 * Sentences about money as postings write them, labeled before the pay reader was written: the lowest and the
 * highest amount per hour (h) or year (y), or "-" where no pay is stated. Every second one was set aside.
 */
export const labeledPay = `
45-52 h; Pay: $45–$52/hr
120000-140000 y; $120,000 to $140,000 base
22.5-22.5 h; pay: 22.50 an hour DOE
-; $5,000 sign-on bonus for experienced nurses
-; We raised $40 million in Series B funding last year.
18-22 h; Starting wage is $18.00 - $22.00 per hour depending on experience.
85000-105000 y; The salary range for this position is $85,000 - $105,000 annually.
-; Tuition reimbursement of up to $5,250 per year
-; Manage a portfolio with $250,000 to $500,000 in annual revenue
95000-120000 y; Compensation: $95K - $120K plus equity
24-24 h; $24/hour, paid weekly
-; Earn a $1,000 referral bonus for every friend you bring
150000-190000 y; The base pay range for this role is between $150,000 and $190,000 per year.
17.25-17.25 h; Pay rate: $17.25 per hour
-; Our clients manage more than $2 billion in assets.
62400-62400 y; Salary: $62,400
-; $2.50/hr shift differential for nights and weekends
38.5-44.75 h; RN pay scale: $38.50 to $44.75 hourly, based on years of licensure
20-20 h; $20/hr plus a $2,000 sign-on bonus after 90 days
-; Sales quota of $1.2M per year
120000-140000 y; $120-140k base + commission
70000-70000 y; Starting at $70,000 per year
-; Relocation assistance up to $10,000 available
78000-78000 y; Drivers earn $1,500 per week on average
-; Earn up to $1,800 a week!
52000-58000 y; Hiring range: $52,000.00 - $58,000.00 / yr
-; $0.62 per mile, all miles
31.2-39 h; Hourly Rate: $31.20 – $39.00
-; $55 per visit plus mileage
16-19 h; Pays $16-19/hour DOE
-; Annual bonus target of $15,000 to $25,000
110000-135000 y; Base salary: USD 110,000 – 135,000
-; OTE $180,000 - $220,000 (uncapped)
60000-60000 y; $60,000 base salary, OTE $110,000
28-34 h; Wage: $28-$34 an hour, overtime after 40 hours
-; CAD $95,000 - $110,000 per year
-; £45,000 - £55,000 per annum
-; You will own a marketing budget of $500,000.
140000-172000 y; US base salary range $140,000—$172,000 USD
21.63-28.85 h; Salary $21.63 to $28.85/hr ($45,000 to $60,000 annually)
-; Save customers up to $300 a year on insurance
15.5-15.5 h; Now hiring at $15.50/hour!
-; Health stipend: $150 per month
84000-96000 y; Pay: $7,000 - $8,000 per month
-; 401(k) match up to $3,000 annually
25-30 h; Compensation is $25 to $30 per hour for the right candidate
-; Minimum deposit of $25 to $50
65000-80000 y; Annual salary between 65,000 and 80,000 dollars
26-26 h; Rate of pay: 26.00/hr
-; Must be able to lift 50 lbs and pack 40 boxes per hour
90000-115000 y; <h3>Compensation</h3><p>$90,000 - $115,000</p>
-; A home-office budget of $2,000 a year
130000-160000 y; Salary Range: $130k–$160k, DOE
-; Cash handling of $500 - $1,000 per shift
19-23 h; $19.00/hr - $23.00/hr
-; Grow annual recurring revenue from $5 million to $20 million
118000-165000 y; Zone A: $132,000 - $165,000; Zone B: $118,000 - $149,000 base salary
-; Competitive pay and great benefits
44000-44000 y; The starting salary for this role is $44,000.
-; Paid training at $15/hr for the first two weeks
41600-52000 y; Salary: $800 - $1,000 weekly
-; Life insurance of $50,000 paid by the company
32-32 h; You'll make $32 an hour plus tips
-; Tips average $150-$200 per night
57000-71000 y; Expected salary: $57,000-$71,000/year commensurate with experience
-; Quarterly profit sharing, last year $4,000 per employee
27-35 h; Pay range $27/hr to $35/hr
-; Average ticket price of $80–$120
105000-105000 y; Annual base of $105,000 plus 10% bonus
-; Approve expenses between $10,000 and $25,000
23.5-23.5 h; Position pays $23.50 hourly
-; Up to $35/hr
88500-132700 y; The pay range for this position at commencement of employment is $88,500 - $132,700/year; however, base pay may vary.
-; Named one of America's best startups with $90M ARR
18-18 h; Start at $18 an hr, raise after 60 days
-; $1/hr attendance bonus
100000-125000 y; Salary 100,000 - 125,000 USD per year
-; Monthly cell phone allowance of $75
46-58 h; $46 - $58 per hour W2
-; Total compensation $250,000 - $300,000 including equity and bonus
36000-42000 y; Salary: $3,000 - $3,500/month
-; Project values from $100,000 to $2,000,000
43.75-50 h; Pay: $350 - $400 per day
-; Student loan repayment, $20,000 per year maximum
75000-95000 y; What we offer: a salary of $75,000–$95,000, health insurance, and 401(k)
-; We process $3 billion of payments annually
20-25 h; Hourly pay from $20 to $25
-; Overtime paid at $33/hr
155000-155000 y; Base compensation $155,000/yr
-; Over $1,000 in annual discounts
12-15 h; $12-$15 per hour + tips
-; Sign on bonus: $20,000 - $30,000 depending on experience
68000-82000 y; This role pays $68,000 to $82,000 a year and includes full benefits.
-; Mileage paid at $.67 a mile
29.12-29.12 h; Union scale, $29.12/hr
-; Weekend premium $4.00 per hour
48000-55000 y; Target salary range is $48k to $55k
-; Our average customer spends $15,000 - $40,000 a year with us.
33-41 h; Travel contract: pay rate $33–41 hr
-; Employee stock purchase plan, up to $25,000 yearly
125000-125000 y; Salary: $125k
-; Earn $100 for every completed survey
54080-66560 y; Salary $54,080 - $66,560 (exempt)
-; Referral bonuses of $500-$1,500
24.04-31.25 h; Compensation Range: $24.04/Hr. - $31.25/Hr.
-; $10 gift card for applying
92000-108000 y; Min: $92,000 Max: $108,000 annual salary
-; Prior experience with estates of $1,000,000 or more
`;
