import { updateReasonTexts as texts } from '#web/texts/profile/upload-resume.ts';

export type UpdateReason = 'formatting' | 'content';

export interface UpdateReasonOption {
  value: UpdateReason;
  title: string;
  description: string;
}

/** What a new file means for the profile (D-106). */
export const updateReasons: readonly UpdateReasonOption[] = [
  {
    value: 'formatting',
    title: texts.formatting,
    description: texts.formattingNote,
  },
  {
    value: 'content',
    title: texts.content,
    description: texts.contentNote,
  },
];
