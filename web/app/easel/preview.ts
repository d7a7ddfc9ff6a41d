/** Edge of what is shown at once while somebody changes a drawing: enough to show what has changed. */
export const PREVIEW_PX = 300;
