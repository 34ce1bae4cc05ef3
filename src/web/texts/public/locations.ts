export const locationTexts = {
  title: 'Jobs by state',
  lead: 'Pick a state to see its open jobs. To search in one city, type its name in the search box.',
};
