import { buildElement } from './element.js';

let uploader;

/** The uploader needs a URL from the server; until it arrives, choosing a file fails. */
export async function prepareUploader() {
  const answer = await fetch('/greenhouse/uploads');
  const { url } = await answer.json();
  uploader = {
    async uploadFile(file) {
      const form = new FormData();
      form.append('file', file);
      const kept = await fetch(url, { method: 'POST', body: form });
      if (!kept.ok) throw new Error('The file could not be uploaded');
      return (await kept.json()).url;
    },
  };
}

/** A file that uploads as soon as it is chosen, or text typed instead of it. */
export function createUpload(question, field) {
  const id = field.name;
  let file = null;
  const text = buildElement('textarea', {
    id: `${id}_text`,
    class: 'input input__multi-line',
    rows: 8,
    'aria-label': `${question.label} text`,
  });
  const input = buildElement('input', {
    id,
    type: 'file',
    class: 'file-upload__input',
    accept: '.pdf,.doc,.docx,.txt,.rtf',
    'aria-labelledby': `upload-label-${id}`,
    'aria-describedby': `${id}-description ${id}-error ${id}-help`,
    'aria-required': question.required ? 'true' : 'false',
  });
  const attach = buildElement(
    'div',
    { class: 'file-upload__buttons' },
    buildElement('div', { class: 'btn file-upload__attach' }, 'Attach', input),
    buildElement(
      'button',
      { type: 'button', class: 'btn', onclick: () => content.replaceChildren(text) },
      'Enter manually',
    ),
  );
  const content = buildElement('div', {}, attach);
  const root = buildElement(
    'div',
    { class: 'file-upload', role: 'group', 'aria-labelledby': `upload-label-${id}` },
    buildElement(
      'div',
      { class: 'label upload-label', id: `upload-label-${id}` },
      question.label,
      question.required && buildElement('span', { class: 'required', 'aria-hidden': 'true' }, '*'),
    ),
    content,
    buildElement('p', { class: 'hint', id: `${id}-help` }, 'Accepted file types: pdf, doc, docx, txt, rtf'),
  );

  function showFile() {
    const name = buildElement('p', { class: 'file-upload__filename' }, file.name);
    const remove = buildElement(
      'button',
      { type: 'button', class: 'icon-button', 'aria-label': 'Remove file' },
      '×',
    );
    remove.addEventListener('click', () => {
      file = null;
      input.value = '';
      content.replaceChildren(attach);
    });
    content.replaceChildren(buildElement('div', { class: 'file-upload__wrapper' }, name, remove));
  }

  input.addEventListener('change', async () => {
    const [chosen] = input.files;
    if (!chosen) return;
    const error = document.getElementById(`${id}-error`);
    error.textContent = '';
    try {
      file = { name: chosen.name, url: await uploader.uploadFile(chosen) };
      showFile();
    } catch (problem) {
      error.textContent = problem.message;
      input.value = '';
    }
  });

  function read() {
    const pasted = text.isConnected ? text.value.trim() : '';
    if (file)
      return { isGiven: true, answers: { [`${id}_url`]: file.url, [`${id}_url_filename`]: file.name } };
    return { isGiven: pasted !== '', answers: pasted ? { [`${id}_text`]: pasted } : {} };
  }

  return { root, input, read };
}
