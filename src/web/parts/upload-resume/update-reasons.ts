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
    title: 'I made only formatting changes',
    description: "Your profile won't be updated.",
  },
  {
    value: 'content',
    title: 'I made content changes',
    description: "Your profile will be overwritten and you'll be asked to review it again.",
  },
];
