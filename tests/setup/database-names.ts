/** The migrated database that each test file's own is copied from. */
export const TEMPLATE_DATABASE = "goal_mode_template";
