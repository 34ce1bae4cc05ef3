/** Words that claim nothing about a person's past, skills or numbers. */
export const plainWords = `
a an the this that these those it its they them their he she we us our you your i me my mine who whom which what
and or but so as if than then also too both either though because while since about with without within into onto of off on
in at by for from to up over through toward towards between among across after around during per via
is am are be being do does can could would will shall should may might must have has want wish hope like love enjoy
look forward glad happy please thank thanks sincerely excite excited interest interested appeal appeals keen eager curious
role job position team company opportunity work place here there where when how why
bring join contribute learn grow add help support offer apply application
good great strong well right real true new own same such more much very really just simply
day way thing part people person someone something matter care meaningful
not no yes let make give take see feel think believe know find get go come keep tell say mean
next soon time future kind sort lot bit fit align match suit
`;
