import { defineConfig } from "prisma/config";

/** Schema folder and migrations folder of the Prisma command line; the address of the database comes from the environment. */
export default defineConfig({
	schema: "prisma/schema",
	migrations: { path: "prisma/migrations", seed: "node --import tsx --conditions=react-server prisma/seed.ts" },
	datasource: { url: process.env.DATABASE_URL ?? "" },
});
