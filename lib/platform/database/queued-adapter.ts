import "server-only";
import { PrismaPg } from "@prisma/adapter-pg";
import pLimit from "p-limit";

type Adapter = Awaited<ReturnType<PrismaPg["connect"]>>;
type AdapterTransaction = Awaited<ReturnType<Adapter["startTransaction"]>>;

/**
 * Prisma asks for all relations of an `include` at once, also inside a transaction, whose one connection answers one query after another. Its
 * adapter leaves the waiting to pg, which warns of it and refuses it in its next major; here a transaction's queries wait for each other.
 */
export class QueuedPrismaPg extends PrismaPg {
	override async connect(): Promise<Adapter> {
		const adapter = await super.connect();
		const start = adapter.startTransaction.bind(adapter);
		adapter.startTransaction = async (isolationLevel) => inTurn(await start(isolationLevel));
		return adapter;
	}
}

function inTurn(transaction: AdapterTransaction): AdapterTransaction {
	const turn = pLimit(1);
	const [queryRaw, executeRaw] = [transaction.queryRaw.bind(transaction), transaction.executeRaw.bind(transaction)];
	transaction.queryRaw = (query) => turn(() => queryRaw(query));
	transaction.executeRaw = (query) => turn(() => executeRaw(query));
	return transaction;
}
