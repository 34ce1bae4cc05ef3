import { buildElement } from './element.js';

const kinds = {
  recaptcha: {
    challengePath: '/recaptcha/enterprise/bframe',
    challengeTitle: 'recaptcha challenge expires in two minutes',
    badgePath: '/recaptcha/enterprise/anchor',
    badgeTitle: 'reCAPTCHA',
    badgeClass: 'grecaptcha-badge',
  },
  hcaptcha: {
    challengePath: '/hcaptcha/captcha/v1/challenge',
    challengeTitle: 'Main content of the hCaptcha challenge',
    badgePath: '/hcaptcha/captcha/v1/checkbox',
    badgeTitle: 'Widget containing checkbox for hCaptcha security challenge',
    badgeClass: 'h-captcha',
  },
};

/** Every form contains the CAPTCHA's frame from the start; that alone means nothing. */
export function showCaptchaBadge(kind) {
  const { badgePath, badgeTitle, badgeClass } = kinds[kind];
  document.body.append(
    buildElement('div', { class: badgeClass }, buildElement('iframe', { src: badgePath, title: badgeTitle })),
  );
}

/** True when the person is let through; otherwise a visible challenge now covers the page. */
export async function passCaptcha(kind, jobPath) {
  const answer = await fetch(`/captcha/${jobPath}`);
  const { challenge } = await answer.json();
  if (challenge && !document.querySelector('.captcha-challenge')) {
    const { challengePath, challengeTitle } = kinds[kind];
    document.body.append(
      buildElement(
        'div',
        { class: 'captcha-challenge' },
        buildElement('iframe', { src: challengePath, title: challengeTitle, width: 400, height: 580 }),
      ),
    );
  }
  return !challenge;
}
