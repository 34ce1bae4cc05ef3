const schoolWords =
  /\b(university|universit[àäé]\w*|college|school|institute|academy|polytechnic|seminary|conservatory|boot ?camp|instituto|universidad|mit|ucla|suny|cuny)\b/i;
const degreeWords =
  /\b(bachelor'?s?|master'?s?|associate'?s?|doctora?te?|doctor of|juris doctor|doctor|diploma|certificate|certification|apprenticeship|ged|degree|minor)\b|\b(b\.?\s?s\.?c?|b\.?a|b\.?b\.?a|b\.?eng|b\.?f\.?a|m\.?\s?s\.?c?|m\.?a|m\.?b\.?a|m\.?ed|m\.?eng|m\.?f\.?a|ph\.?\s?d|a\.?a\.?s?|a\.?s|j\.?d|m\.?d|d\.?p\.?t|ed\.?d|r\.?n|l\.?p\.?n|a\.?d\.?n|b\.?s\.?n|m\.?s\.?n|d\.?n\.?p|pharm\.?\s?d|ll\.?[bm]|m\.?p\.?[ah]|[bm]\.?s\.?w|b\.?arch|m\.?arch|d\.?d\.?s|d\.?v\.?m|[bm]\.?tech|b\.?com)\b\.?/i;
const noise = /^(gpa|grade|cgpa|honors|relevant coursework|coursework|courses|thesis|minor|dean)\b/i;

export function isSchool(text: string): boolean {
  return schoolWords.test(text) && !isDegree(text);
}

/** `GPA 3.8` or `Coursework: …`: what a profile has no place for. */
export function isSchoolNote(text: string): boolean {
  return noise.test(text);
}

/** Names a school or a degree, as opposed to a subject or an unknown school. */
export function namesSchoolOrDegree(text: string): boolean {
  return schoolWords.test(text) || degreeWords.test(text);
}

export function isDegree(text: string): boolean {
  if (!degreeWords.test(text)) return false;
  return (
    !schoolWords.test(text) ||
    /\bhigh school diploma\b|^(bachelor|master|associate|doctor|certificate)/i.test(text)
  );
}

export function splitDegree(text: string): { degree: string; field: string | null } {
  const bracket = /^(.+?)\s*\(([^()]+)\)$/.exec(text);
  if (bracket?.[1] && bracket[2] && degreeWords.test(bracket[2]))
    return { degree: bracket[2], field: bracket[1] };
  const match = /^(.+?)(?:\s+in\s+|,\s+|:\s+)(.+)$/i.exec(text);
  if (match?.[1] && match[2] && degreeWords.test(match[1])) return { degree: match[1], field: match[2] };
  const short = /^((?:[A-Z][a-z]?\.){2,4}|BSN?|BA|BBA|BFA|MSN?|MA|MBA|MFA|AAS?|AS)\s+(\p{Lu}.+)$/u.exec(text);
  if (short?.[1] && short[2]) return { degree: short[1], field: short[2] };
  const long =
    /^((?:Bachelor|Master|Associate)(?:['’]s)? of (?:(?:Applied|Fine) )?(?:Science|Arts))\s+(\p{Lu}.+)$/u.exec(
      text,
    );
  if (long?.[1] && long[2]) return { degree: long[1], field: long[2] };
  return { degree: text, field: null };
}

/** `Ohio State University Bachelor of Arts`, without a sign between them. */
const schoolThenDegree =
  /^(.+?(?<!,))\s+((?:Bachelor|Master|Associate|Doctor|Certificate|(?<!High School )Diploma|High School Diploma|GED|Ph\.?D|[BMA]\.?[AS]\.?|MBA|BBA|BFA|AAS|BSN)(?![\p{L}]).*)$/u;

/** `B.A. in History, Ohio State University, Columbus, OH` contains two or three values. */
export function splitAtSchool(text: string): string[] {
  const [, degreeFirst = '', schoolAfter = ''] =
    /^(.+?),?\s+(?:from|at)\s+(?:the\s+)?(\p{Lu}.+)$/u.exec(text) ?? [];
  if (isDegree(degreeFirst) && isSchool(schoolAfter)) return [degreeFirst, schoolAfter];
  const [, schoolFirst = '', degreeAfter = ''] = schoolThenDegree.exec(text) ?? [];
  if (isSchool(schoolFirst) && isDegree(degreeAfter)) return [schoolFirst, degreeAfter];
  const pieces = text.split(/,\s+/);
  const school = pieces.findIndex((piece) => isSchool(piece));
  const degree = pieces.findIndex(isDegree);
  const gpa = pieces.findIndex(isSchoolNote);
  const cut = gpa > 0 ? pieces.slice(0, gpa) : pieces;
  if (school < 0 || degree < 0) return [cut.join(', ')];
  const at = Math.max(school, degree);
  return [cut.slice(0, at).join(', '), cut.slice(at).join(', ')];
}
