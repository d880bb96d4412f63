/** Generates the database client from the schema when the schema changed. */
export function generatePrismaClient(root: string): Promise<void>;
