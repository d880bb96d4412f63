import path from "node:path";
import { createCluster, serveCommand, stopLeftover } from "@/local/postgres/cluster";
import { openDataFolder } from "@/local/postgres/data-folder";
import { answers, databaseUrl, ensureDatabase } from "@/local/postgres/databases";
import type { Service } from "@/local/supervisor/service";
import { DEMO_EMAIL } from "@/local/supervisor/stack-context";

const DATABASE = "goal_mode";

/** Address of the local stack's own database. */
export function ownDatabaseUrl(port: number, password: string): string {
	return databaseUrl(port, password, DATABASE);
}

export const postgres: Service = {
	name: "postgres",
	replacedBy: ["DATABASE_URL"],
	// The demo account is part of the data: a database of the user's own isn't seeded and has none.
	variables: ({ databaseUrl, secrets }) => ({ DATABASE_URL: databaseUrl, LOCAL_DEMO_EMAIL: DEMO_EMAIL, LOCAL_DEMO_PASSWORD: secrets.demo }),
	part: ({ settings, ports, secrets }) => {
		const adminUrl = databaseUrl(ports.postgres, secrets.database, "postgres");
		const dataDir = () => openDataFolder(path.join(settings.localDir, "postgres"));
		return {
			name: "postgres",
			title: "Postgres",
			dependsOn: [],
			stopSignal: "SIGINT",
			stopWithinMs: 20_000,
			readyWithinMs: 90_000,
			prepare: async () => {
				await stopLeftover(dataDir());
				await createCluster(dataDir(), secrets.database, { durable: true });
			},
			launch: () => {
				const { file, args, user } = serveCommand(dataDir(), ports.postgres, { durable: true });
				return { file, args, user, cwd: dataDir(), env: {} };
			},
			isHealthy: () => answers(adminUrl),
			afterFirstStart: () => ensureDatabase(adminUrl, DATABASE),
		};
	},
};
