/** Fired by Next when its screen brings no handler; whoever holds unsaved profile data listens and saves (D-033). */
export const profileSaveEvent = 'dashboardProfileSave';
