import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AnswerOf, Route } from '#contract/basics/call.ts';
import type { CallInput } from '#web/data/request/client.ts';
import { request } from '#web/data/request/request.ts';

const all = ['operations'];

/** What the console shows. It is asked for once per view: every look is recorded. */
export function useConsole<C extends Route>(
  call: C,
  input: CallInput<C>,
  { enabled = true, everyMs }: { enabled?: boolean; everyMs?: number } = {},
) {
  return useQuery<AnswerOf<C>>({
    queryKey: [...all, call.path, input],
    queryFn: () => request(call, input),
    enabled,
    ...(everyMs !== undefined && { refetchInterval: everyMs }),
    refetchOnWindowFocus: false,
    retry: false,
  });
}

/** An act of an operator; afterwards the console shows what is so now. */
export function useConsoleAct<C extends Route>(call: C) {
  const queryClient = useQueryClient();
  return useMutation<AnswerOf<C>, Error, CallInput<C>>({
    mutationFn: (input) => request(call, input),
    // Nobody waits for the new figures: a form that empties itself only then would take what is typed meanwhile.
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: all }),
  });
}
