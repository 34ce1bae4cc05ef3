/** Whole words of languages with spaces, and signs of those without. */
const anyOf = (words: string, signs: string) => new RegExp(`(?<!\\p{L})(${words})(?!\\p{L})|${signs}`, 'iu');

/** What a file of an application is called. */
export const resumeWords = anyOf(
  'resume|résumé|cv|curr[ií]cul(um|o)( vitae)?|cover letter|lebenslauf|anschreiben|lettre de motivation|hoja de vida|carta de presentaci[oó]n|carta de apresentação|lettera di presentazione|motivatiebrief|życiorys|list motywacyjny|životopis|özgeçmiş|ansioluettelo|meritförteckning|riwayat hidup|hồ sơ xin việc',
  '履歴書|職務経歴書|简历|簡歷|履歷|이력서|резюме|السيرة الذاتية|קורות חיים|βιογραφικό',
);

/** Asks people to apply or to come to work here. English has its own patterns, which look at whole phrases. */
export const applyingWords = anyOf(
  "bewerb\\p{L}*|postul(er|ez|e|a|ar|ación|ate)|candidat(ure|ura|uras|o|os|a|as|i)|rejoi(gnez|ndre)( l['’]équipe|[ -]nous)?|trabaj[ae] con nosotros|trabalhe con+osco|lavora con noi|solicitud de (empleo|trabajo)|sollicit\\p{L}*|werken bij|aplikuj|praca u nas|ansök(an)?|jobba hos oss|ansøg(ning)?|søknad|hakemus|hae paikkaa|iş başvuru\\p{L}*|başvur(u|un|unuz)|lamaran|kandidat|pelamar|ứng tuyển|nộp (cv|hồ sơ)",
  '応募|エントリー|应聘|應聘|应征|입사 ?지원|지원서|откликнуться|анкета соискателя|التقديم على الوظيفة|הגש(ת)? מועמדות',
);

/** Speaks of jobs: enough where a file is asked for. */
export const jobWords = anyOf(
  "karriere|stellenangebote?|recrutement|offres? d[’']emploi|empleo|vacantes?|bolsa de trabajo|hdv|vagas?|recrutamento|posizioni aperte|vacatures?|kariera|rekrutacja|kariéra|volná místa|lediga? (jobb|tjänster)|ledige stillinger|avoimet työpaikat|kariyer|lowongan( kerja)?|karir|tuyển dụng",
  '採用|求人|招聘|求职|求職|채용|ваканси|карьера|توظيف|وظائف|الوظيفة|דרושים|משרה',
);

/** How people are asked who they are. */
export const mailWords = anyOf(
  'e-?mail|correo( electrónico)?|courriel|e-?posta|sähköposti',
  'メール|邮箱|郵箱|이메일|почт[аы]|البريد',
);
export const nameWords = anyOf(
  'name|(first|last|full|given|family|sur) ?name|vorname|nachname|nom|prénom|nombre|apellidos?|nome|sobrenome|cognome|voornaam|achternaam|imię|nazwisko|förnamn|efternamn|fornavn|etternavn|etunimi|sukunimi|jméno|příjmení|ad soyad|nama( lengkap)?|họ (và )?tên',
  '名前|氏名|姓名|이름|성명|имя|фамилия|фио|الاسم',
);
export const phoneWords = anyOf(
  'phone|mobile|(tele|hand)phone|tel|tel[eé]fono?|telefone|téléphone|telefon(nummer|as)?|telefoonnummer|celular|handy|puhelin(numero)?|(số )?điện thoại',
  '電話|电话|手机|전화|연락처|телефон|الهاتف',
);

/** Numbers that are covered like a password while they are typed. */
export const secretNumberWords =
  /\b(ssn|social (security|insurance)|tax(payer)?|national (id|insurance)|passport|licen[cs]e)\b/i;
