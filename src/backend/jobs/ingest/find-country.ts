const english = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index));
const codes = new Map(
  letters
    .flatMap((first) => letters.map((second) => `${first}${second}`))
    .flatMap((code): [string, string][] => {
      const region = new Intl.Locale(`und-${code}`).region;
      const name = region && english.of(region);
      return name && !['UN', 'EU', 'EZ', 'ZZ', 'QO'].includes(region)
        ? [
            [code, region],
            [name.toUpperCase(), region],
          ]
        : [];
    }),
);
const aliases: Record<string, string> = {
  USA: 'US',
  'U.S.': 'US',
  'U.S.A.': 'US',
  AMERICA: 'US',
  'UNITED STATES OF AMERICA': 'US',
  'THE UNITED STATES': 'US',
  UK: 'GB',
  'U.K.': 'GB',
  ENGLAND: 'GB',
  SCOTLAND: 'GB',
  WALES: 'GB',
  'CZECH REPUBLIC': 'CZ',
  'SOUTH KOREA': 'KR',
  DEUTSCHLAND: 'DE',
};

/** Finds the ISO code of a country by code or English name. */
export function findCountry(text: string): string | null {
  const name = text.trim().toUpperCase();
  // In job postings, Georgia is far more often the state than the country.
  if (name === 'GEORGIA') return null;
  return aliases[name] ?? codes.get(name) ?? null;
}

const provinces: Record<string, string> = {
  ON: 'Ontario',
  BC: 'British Columbia',
  QC: 'Quebec',
  AB: 'Alberta',
  MB: 'Manitoba',
  SK: 'Saskatchewan',
  NS: 'Nova Scotia',
  NB: 'New Brunswick',
};

export function findProvince(text: string): string | null {
  const wanted = text.trim().toLowerCase();
  const found = Object.entries(provinces).find(
    ([code, name]) => code.toLowerCase() === wanted || name.toLowerCase() === wanted,
  );
  return found?.[0] ?? null;
}
