/** What the plan and payment screens say. */
export const paymentTexts = {
  nothingSoldTitle: "Plans aren't for sale on this site",
  nothingSold:
    'Nothing can be bought here, and nothing will be charged. If you run out of applications, contact the people who run this site.',
};
