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
import { passkeyFailures as texts } from '#web/texts/account/login.ts';

const passkeysKey = ['passkeys'];

export function canUsePasskeys(): boolean {
  return 'PublicKeyCredential' in globalThis && 'parseCreationOptionsFromJSON' in PublicKeyCredential;
}

/** Replaces the browser's own messages with ones people understand. */
function explain(error: unknown): never {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'InvalidStateError') throw new Error(texts.exists, { cause: error });
  if (name === 'NotAllowedError' || name === 'AbortError')
    throw new Error(texts.notConfirmed, { cause: error });
  throw error;
}

async function readCredential<Shape>(ceremony: Promise<Credential | null>): Promise<Shape> {
  const credential = await ceremony.catch(explain);
  if (!(credential instanceof PublicKeyCredential)) throw new Error(texts.none);
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

/** The device offers its passkeys for this site; unlocking one logs the person in. */
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
