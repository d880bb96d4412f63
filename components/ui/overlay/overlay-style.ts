export const OVERLAY_STYLE = "fixed inset-0 z-50 bg-ink/30 dark:bg-canvas/70";
