/** What people read about companies they never apply to. */
export const neverApplyTexts = {
  intro:
    "We don't suggest these companies, and we prepare and send nothing to them. Where you work now is on the list automatically.",
  covers: '“Birchfield” also covers “Birchfield Networks”.',
};
