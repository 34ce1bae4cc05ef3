import { showToast } from '#web/widgets/toast.tsx';

/** Log out: end the session on the server, forget what the browser keeps, go to the public home (D-018). */
export async function logOut(home: string): Promise<void> {
  const [{ callApi }, identity] = await Promise.all([
    import('#web/data/client.ts'),
    import('#contract/identity.ts'),
  ]);
  const { error, message } = await callApi(identity.logOut, {});
  if (error) return showToast({ message });
  clearClientState();
  window.location.assign(home);
}

/** Empties both storages except `hasSurveyShown` and expires every cookie a script can read. */
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
