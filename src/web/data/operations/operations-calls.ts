import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AnswerOf, Route } from '#contract/basics/call.ts';
import type { CallInput } from '#web/data/request/client.ts';
import { request } from '#web/data/request/request.ts';

const all = ['operations'];

/** Loads data for the console, once per view, because every view is recorded. */
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

/** An operator's action. Afterward, the console loads its data again. */
export function useConsoleAct<C extends Route>(call: C) {
  const queryClient = useQueryClient();
  return useMutation<AnswerOf<C>, Error, CallInput<C>>({
    mutationFn: (input) => request(call, input),
    // Doesn't wait for the new data: a form that is cleared only then would lose what was typed in the meantime.
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: all }),
  });
}
