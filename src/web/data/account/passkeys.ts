import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { BodyOf } from '#contract/basics/call.ts';
import {
  addPasskey,
  beginPasskey,
  beginPasskeyLogIn,
  listPasskeys,
  logInWithPasskey,
  removePasskey,
  renamePasskey,
} from '#contract/identity/routes.ts';
import { request } from '#web/data/request/request.ts';

const passkeysKey = ['passkeys'];

export function canUsePasskeys(): boolean {
  return 'PublicKeyCredential' in globalThis && 'parseCreationOptionsFromJSON' in PublicKeyCredential;
}

/** Browsers say why a device gave nothing in words of their own. */
function explain(error: unknown): never {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'InvalidStateError')
    throw new Error('This device has a passkey for your account already.', { cause: error });
  if (name === 'NotAllowedError' || name === 'AbortError')
    throw new Error('The device did not confirm. Nothing has changed; try again.', { cause: error });
  throw error;
}

async function readCredential<Shape>(ceremony: Promise<Credential | null>): Promise<Shape> {
  const credential = await ceremony.catch(explain);
  if (!(credential instanceof PublicKeyCredential)) throw new Error('This device has no passkey for us.');
  return credential.toJSON() as Shape;
}

async function createPasskey({ name, password }: { name: string; password?: string }) {
  const options = await request(beginPasskey, { body: { password } });
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as unknown as PublicKeyCredentialCreationOptionsJSON,
  );
  const credential = await readCredential<BodyOf<typeof addPasskey>['credential']>(
    navigator.credentials.create({ publicKey }),
  );
  return request(addPasskey, { body: { name, credential } });
}

/** The device offers the passkeys it has for this site; whoever unlocks one is signed in. */
export function useLogInWithPasskey() {
  return useMutation({
    mutationFn: async () => {
      const options = await request(beginPasskeyLogIn, {});
      const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
      const credential = await readCredential<BodyOf<typeof logInWithPasskey>['credential']>(
        navigator.credentials.get({ publicKey }),
      );
      return request(logInWithPasskey, { body: { credential } });
    },
  });
}

export function usePasskeys() {
  return useQuery({ queryKey: passkeysKey, queryFn: () => request(listPasskeys, {}) });
}

function useChange<Input>(change: (input: Input) => Promise<unknown>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: passkeysKey }),
  });
}

export const useAddPasskey = () => useChange(createPasskey);
export const useRenamePasskey = () =>
  useChange(({ id, name }: { id: string; name: string }) =>
    request(renamePasskey, { params: { passkeyId: id }, body: { name } }),
  );
export const useRemovePasskey = () =>
  useChange(({ id, password }: { id: string; password?: string }) =>
    request(removePasskey, { params: { passkeyId: id }, body: { password } }),
  );
