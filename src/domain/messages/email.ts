/** The words of an email. The sender adds the address that the button opens. */
export interface EmailText {
  subject: string;
  paragraphs: readonly string[];
  button: string;
  /** Below the button, in small print. */
  note: string;
}

export const emailTexts = {
  /** Without a name until the address is confirmed: whoever typed both may want to write to a stranger. */
  greeting: (firstName: string | null) => (firstName ? `Hi ${firstName},` : 'Hi,'),
  buttonLine: (button: string, link: string) => `${button}:\n${link}`,
};
