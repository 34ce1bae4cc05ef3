/** Log out: end the session on the server, forget what the browser keeps, go to the public home (D-018). */
export async function logOut(home: string): Promise<void> {
  const [{ pathOf }, { logOut: call }] = await Promise.all([
    import('#contract/call.ts'),
    import('#contract/identity.ts'),
  ]);
  await fetch(pathOf(call), { method: call.method });
  clearClientState();
  window.location.assign(home);
}

export function clearClientState(): void {
  const surveyShown = localStorage.getItem('hasSurveyShown');
  localStorage.clear();
  sessionStorage.clear();
  if (surveyShown !== null) localStorage.setItem('hasSurveyShown', surveyShown);
  for (const cookie of document.cookie.split('; ')) {
    const name = cookie.split('=')[0];
    if (name) document.cookie = `${name}=; path=/; max-age=0`;
  }
}
