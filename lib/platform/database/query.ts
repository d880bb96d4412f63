import type { Transaction } from "./open-transaction";

/** Runs one statement and returns its rows. */
export type Query = <Row>(text: string, values?: readonly unknown[]) => Promise<Row[]>;

/** Statements inside a transaction of Prisma's. */
export function queryOf(tx: Transaction): Query {
	return (text, values = []) => tx.$queryRawUnsafe(text, ...values);
}
