import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useSentForm } from '#web/data/applications/sent-form.ts';
import { Button } from '#web/widgets/buttons/button.tsx';
import { Banner } from '#web/widgets/feedback/banner.tsx';
import { Stack } from '#web/widgets/layout/page-layout.tsx';

interface IdentityFormProps {
  submit: string;
  children?: ReactNode;
  /** For links that need no further input: the form is sent as soon as the page is ready. */
  submitsAutomatically?: boolean;
}

/**
 * A plain form that the browser posts to the page's own address, with or without JavaScript. The server responds with
 * the next page, or with this one and its errors.
 */
export function IdentityForm({ submit, children, submitsAutomatically = false }: IdentityFormProps) {
  const { pathname, search } = useLocation();
  const { errors } = useSentForm();
  const form = useRef<HTMLFormElement>(null);
  const [busy, setBusy] = useState(false);
  const refused = Object.keys(errors).length > 0;

  useEffect(() => {
    if (refused) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    else if (submitsAutomatically) form.current?.requestSubmit();
  }, [refused, submitsAutomatically]);
  useEffect(() => {
    const wake = () => setBusy(false);
    addEventListener('pageshow', wake);
    return () => removeEventListener('pageshow', wake);
  }, []);

  return (
    <form
      ref={form}
      method="post"
      action={pathname + search}
      noValidate
      onSubmit={(event) => setBusy(!event.defaultPrevented)}
    >
      <Stack gap="form">
        {errors._ && <Banner tone="bad">{errors._}</Banner>}
        {children}
        <Button type="submit" full loading={busy}>
          {submit}
        </Button>
      </Stack>
    </form>
  );
}
