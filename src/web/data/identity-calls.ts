import { useMutation } from '@tanstack/react-query';
import type { BodyOf } from '#contract/call.ts';
import { logIn, signUp } from '#contract/identity.ts';
import { request } from './request.ts';

export function useSignUp() {
  return useMutation({ mutationFn: (body: BodyOf<typeof signUp>) => request(signUp, { body }) });
}

export function useLogIn() {
  return useMutation({ mutationFn: (body: BodyOf<typeof logIn>) => request(logIn, { body }) });
}
