/** The migrated database that each test file's own is copied from. */
export const templateDatabase = "goal_mode_template";
