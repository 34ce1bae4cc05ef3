import type { ReactNode } from 'react';
import type { ProfileForm } from './use-profile-form.ts';

/** What an editor hands to the page, modal or step that it stands in. */
export interface EditFrameProps {
  title: string;
  form: Pick<
    ProfileForm<unknown>,
    'what' | 'state' | 'save' | 'discard' | 'isUnsaved' | 'failure' | 'changedElsewhere' | 'wasKept'
  >;
  children: ReactNode;
}

export type EditFrame = (props: EditFrameProps) => ReactNode;
