import type { QuestionParams } from '#domain/question/form/asked-question.ts';

const subject = '(?:an? |the )?(?<topic>[a-z0-9+ ]{2,40}?)';
const kind = '(?:any |prior |previous |hands on |working |professional |direct |work |full )*';
const plainTopics = [
  `^(?:do you have|have you had) ${kind}experience (?:with|in|using) ${subject}$`,
  `^have you (?:ever )?(?:worked with|used) ${subject}$`,
  `^do you have ${kind}${subject} experience$`,
  `^how many ${kind}years of ${kind}${subject} experience do you (?:have|possess)$`,
  `^how many ${kind}years of ${kind}experience do you have (?:with|in|using) ${subject}$`,
  `^(?:number of )?years of ${kind}${subject} experience$`,
  `^(?:number of )?years of ${kind}experience (?:with|in|using) ${subject}$`,
].map((pattern) => new RegExp(pattern));

/** Any word more may make it another question, and so may two subjects. */
export function readTopic(label: string): QuestionParams {
  const topic = plainTopics.map((pattern) => pattern.exec(label)?.groups?.['topic']).find(Boolean);
  const isOther =
    /\b(and|or|this|that|our|us|here|other|similar|related|relevant|at least|years?|leading|managing|in|for|with|as|professional|total|work)\b/;
  return topic && !isOther.test(topic) ? { topic } : {};
}

/** What the experience is with, as far as the words tell. */
export function readSubject(label: string): QuestionParams {
  const before = /years? of (.+?) ?experience/.exec(label)?.[1];
  const after =
    /(?:experienced?|worked|proficient|familiar|used).*?(?:in|with|as|using|of) (?:an? |the )?(.+)$/.exec(
      label,
    )?.[1];
  const direct = /\bhave you (?:ever )?used (?:an? |the )?(.+)$/.exec(label)?.[1];
  const subject =
    (before && !/^(professional|work|relevant|total|prior|related|full time|paid)$/.test(before)
      ? before
      : undefined) ??
    after ??
    direct;
  return subject ? { subject } : {};
}
