import { clearClientState } from '#web/data/request/client-state.ts';
import { showToast } from '#web/widgets/overlays/toast.tsx';

/** Log out: end the session on the server, forget what the browser keeps, go to the public home (D-018). */
export async function leave(home: string): Promise<void> {
  const [{ callApi, setLeaving }, { logOut }] = await Promise.all([
    import('#web/data/request/client.ts'),
    import('#contract/identity/routes.ts'),
  ]);
  setLeaving(true);
  const { error, message } = await callApi(logOut, {});
  if (error) {
    setLeaving(false);
    return showToast({ message });
  }
  clearClientState();
  // What the page itself still writes while it goes is not to be found by the next person either.
  addEventListener('pagehide', clearClientState);
  window.location.assign(home);
}
