/** Whether the browser would submit this form with GET, which puts every answer in the URL. */
export function sendsByAddress(button: Element): boolean {
  const isSubmitter =
    (button instanceof HTMLButtonElement && button.type === 'submit') ||
    (button instanceof HTMLInputElement && (button.type === 'submit' || button.type === 'image'));
  if (!isSubmitter || !button.form) return false;
  const { form } = button;
  const method = (button.getAttribute('formmethod') ?? form.getAttribute('method') ?? '').toLowerCase();
  if (method === 'get') return true;
  if (method === 'post' || method === 'dialog') return false;
  // A form without a method uses GET unless a script submits it; with scripts, only the click shows which.
  const isScript = ({ type }: HTMLScriptElement) => /^(|module|(text|application)\/javascript)$/i.test(type);
  return (
    ![...document.scripts].some(isScript) && !form.hasAttribute('onsubmit') && !button.hasAttribute('onclick')
  );
}
