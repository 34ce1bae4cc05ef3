/** The browser itself would send this form by GET, with every answer in the address. Runs inside the page. */
export function sendsByAddress(button: Element): boolean {
  const isSubmitter =
    (button instanceof HTMLButtonElement && button.type === 'submit') ||
    (button instanceof HTMLInputElement && (button.type === 'submit' || button.type === 'image'));
  if (!isSubmitter || !button.form) return false;
  const { form } = button;
  const method = (button.getAttribute('formmethod') ?? form.getAttribute('method') ?? '').toLowerCase();
  if (method === 'get') return true;
  if (method === 'post' || method === 'dialog') return false;
  // A form without a method is a GET form unless a script sends it. With scripts only the click can tell.
  const isScript = ({ type }: HTMLScriptElement) => /^(|module|(text|application)\/javascript)$/i.test(type);
  return (
    ![...document.scripts].some(isScript) && !form.hasAttribute('onsubmit') && !button.hasAttribute('onclick')
  );
}
