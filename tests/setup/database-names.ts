import { databaseUrl } from "@/local/postgres/databases";

/** Password of clusters that live no longer than a test run. */
export const throwawayPassword = "throwaway";

/** The migrated database that each worker's own is copied from. */
export const templateDatabase = "goal_mode_template";

/** Address of a database on the test run's Postgres. */
export function throwawayUrl(port: number, database: string): string {
	return databaseUrl(port, throwawayPassword, database);
}
