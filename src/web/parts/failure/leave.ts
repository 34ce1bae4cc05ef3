import { clearClientState } from '#web/data/request/client-state.ts';
import { showToast } from '#web/widgets/overlays/toast.tsx';

/** Logs out: ends the session on the server, clears the browser's data, and opens the public home page (D-018). */
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
  // Also clears what the page writes while it unloads, so that the next person finds nothing.
  addEventListener('pagehide', clearClientState);
  window.location.assign(home);
}
