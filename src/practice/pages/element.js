/** buildElement('p', { class: 'note', onclick: run }, 'text', child): attributes by name, listeners by on…. */
export function buildElement(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith('on')) element.addEventListener(name.slice(2), value);
    else if (name === 'html') element.innerHTML = value;
    else element.setAttribute(name, value === true ? '' : String(value));
  }
  element.append(
    ...children.flat().filter((child) => child !== null && child !== undefined && child !== false),
  );
  return element;
}
