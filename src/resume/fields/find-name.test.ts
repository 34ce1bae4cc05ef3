import { describe, expect, it } from 'vitest';
import { readPages, readPlain } from '#resume/fixtures/read-plain.ts';
import { readResume } from '#resume/read-resume.ts';

const mail = { text: 'lena.ortiz@example.com', x: 50, y: 110 };

describe('a name', () => {
  it('may have a line for each of its parts', async () => {
    const resume = await readPages([
      { text: 'Lena', x: 50, y: 40, size: 20 },
      { text: 'Ortiz', x: 50, y: 72, size: 30, bold: true },
      { text: 'Kitchen Wizard', x: 50, y: 90 },
      mail,
    ]);
    expect(resume.name).toBe('Lena Ortiz');
  });

  it('may have wide letter spacing that kerning closes in places', async () => {
    const resume = await readPages([
      { text: 'L E NA', x: 50, y: 40, size: 20 },
      { text: 'O R T EGA Z', x: 250, y: 40, size: 20 },
      mail,
    ]);
    expect(resume.name).toContain('ORTEGAZ');
  });

  it('may have small text beside its parts and between them', async () => {
    const resume = await readPages([
      { text: 'Lena', x: 50, y: 40, size: 28 },
      { text: '918-555-0144', x: 300, y: 40 },
      { text: 'Tulsa, OK', x: 300, y: 54 },
      { text: 'Ortiz', x: 50, y: 72, size: 28, bold: true },
      mail,
    ]);
    expect(resume.name).toBe('Lena Ortiz');
  });

  it('may be broken at its hyphen', async () => {
    const resume = await readPages([
      { text: 'Lena', x: 50, y: 40, size: 24 },
      { text: 'Ortiz-', x: 50, y: 70, size: 24 },
      { text: 'Finch', x: 50, y: 100, size: 24 },
      { ...mail, y: 130 },
      { text: 'Likes early mornings and large kitchens', x: 50, y: 150 },
      { text: 'and early mornings more', x: 50, y: 164 },
      { text: 'than late nights', x: 50, y: 178 },
    ]);
    expect(resume.name).toBe('Lena Ortiz-Finch');
  });

  it('may be smaller than the title, and hold the word of one, where an address repeats it', async () => {
    const page = '<p>Lena Baker</p><h1>Journeyman Liner</h1><p>lena.baker@example.com</p>';
    const reading = await readResume(new TextEncoder().encode(page), 'html');
    expect(reading).toMatchObject({ resume: { name: 'Lena Baker' } });
  });

  it('may be drawn, or the words of a picture', async () => {
    const read = async (top: string) =>
      await readResume(new TextEncoder().encode(`${top}<p>Cook</p><h2>Skills</h2><p>Grill</p>`), 'html');
    const drawn = '<svg><title>Logo</title><text font-size="32">Lena Ortiz</text></svg>';
    expect(await read(drawn)).toMatchObject({ resume: { name: 'Lena Ortiz' } });
    expect(await read('<h1><img alt="Lena Ortiz"></h1>')).toMatchObject({ resume: { name: 'Lena Ortiz' } });
  });

  it('may be set with wide spaces, or in lowercase letters', async () => {
    const rest = '\nlena.ortiz@example.com\n\nSKILLS\nGrill';
    expect((await readPlain(`LENA     ORTIZ${rest}`)).name).toBe('LENA ORTIZ');
    expect((await readPlain(`L E N A   B .   O R T I Z${rest}`)).name).toBe('LENA B. ORTIZ');
    expect((await readPlain(`lena ortiz${rest}`)).name).toBe('Lena Ortiz');
  });

  it('does not begin with its monogram', async () => {
    const resume = await readPages([
      { text: 'L', x: 70, y: 40, size: 38 },
      { text: 'Lena dela Cruz', x: 50, y: 70, size: 25 },
      { ...mail, y: 110 },
      { text: 'Likes early mornings', x: 50, y: 150 },
      { text: 'and large kitchens', x: 50, y: 164 },
    ]);
    expect(resume.name).toBe('Lena dela Cruz');
  });

  it('is not made of a title below it', async () => {
    const resume = await readPlain('Lena Ortiz\nPhlebotomist\nlena.ortiz@example.com\n\nSKILLS\nGrill');
    expect(resume.name).toBe('Lena Ortiz');
  });
});
