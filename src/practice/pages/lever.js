import { passCaptcha, showCaptchaBadge } from './captcha.js';
import { buildElement } from './element.js';

const form = document.getElementById('application-form');
const submitButton = document.getElementById('btn-submit');

function control(name) {
  return form.elements.namedItem(name);
}

/** The result of the resume parser replaces what is already in the inputs. */
async function readResume(input) {
  const [file] = input.files;
  if (!file) return;
  const holder = input.closest('.application-field');
  holder.querySelector('.filename').textContent = file.name;
  const states = ['working', 'success', 'failure'].map((name) =>
    holder.querySelector(`.resume-upload-${name}`),
  );
  const show = (shown) => states.forEach((state, index) => (state.hidden = index !== shown));
  show(0);
  const upload = new FormData();
  upload.append('resume', file);
  const answer = await fetch('/lever/parseResume', { method: 'POST', body: upload });
  if (!answer.ok) return show(2);
  const parsed = await answer.json();
  control('resumeStorageId').value = parsed.resumeStorageId;
  const guesses = { name: parsed.names[0], email: parsed.emails[0], phone: parsed.phones[0] };
  for (const [name, guess] of Object.entries(guesses)) if (guess) control(name).value = guess;
  show(Object.values(guesses).some(Boolean) ? 1 : 2);
}

/** Only a picked suggestion counts: leaving the input with other text clears it. */
function offerLocations(input) {
  const selected = document.getElementById('selected-location');
  const container = form.querySelector('.dropdown-container');
  const results = container.querySelector('.dropdown-results');
  const none = container.querySelector('.dropdown-no-results');
  const pick = (place) => {
    input.value = place;
    selected.value = JSON.stringify({ name: place });
    container.hidden = true;
  };
  input.addEventListener('input', async () => {
    selected.value = '';
    const typed = input.value;
    const answer = await fetch(`/lever/searchLocations?text=${encodeURIComponent(typed)}`);
    const places = await answer.json();
    if (typed !== input.value) return;
    results.replaceChildren(
      ...places.map((place, index) =>
        buildElement(
          'div',
          {
            class: 'dropdown-location',
            id: `location-${index}`,
            onmousedown: (event) => {
              event.preventDefault();
              pick(place);
            },
          },
          place,
        ),
      ),
    );
    none.hidden = places.length > 0;
    container.hidden = typed === '';
  });
  input.addEventListener('blur', () => {
    container.hidden = true;
    if (!selected.value) input.value = '';
  });
}

/** Browsers can't require "at least one" of several checkboxes, so the page does. */
function findUntickedGroup() {
  return [...form.querySelectorAll('[data-qa=checkboxes][data-required]')].find(
    (list) => !list.querySelector(':checked'),
  );
}

async function submit() {
  if (!form.reportValidity()) return;
  const unticked = findUntickedGroup();
  if (unticked) {
    unticked.parentElement.querySelector('.application-error')?.remove();
    unticked.after(
      buildElement('div', { class: 'application-error', role: 'alert' }, 'Please choose at least one'),
    );
    unticked.querySelector('input').focus();
    return;
  }
  submitButton.disabled = true;
  if (await passCaptcha('hcaptcha', form.dataset.posting))
    document.getElementById('hcaptchaSubmitBtn').click();
  else submitButton.disabled = false;
}

control('resume').addEventListener('change', (event) => void readResume(event.currentTarget));
const locationInput = document.getElementById('location-input');
if (locationInput) offerLocations(locationInput);
submitButton.addEventListener('click', () => void submit());
showCaptchaBadge('hcaptcha');
