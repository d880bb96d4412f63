import "server-only";
import pg from "pg";

/** Nobody waits longer, however fast the others go. */
export const LONGEST_WAIT_MS = 60_000;

type Connected = (error: Error | undefined, client: pg.PoolClient | undefined, done: (release?: unknown) => void) => void;

interface Waiting {
	readonly since: number;
	readonly enter: () => void;
	readonly giveUp: (error: Error) => void;
}

/**
 * A pool where waiting for a free connection is no error as long as connections come free: a rush is slow then, not refused. When none came free
 * for `patienceMs`, the database does not answer. Single queries, which are over at once, go before transactions.
 */
export class PatientPool extends pg.Pool {
	private readonly places: number;
	private held = 0;
	private freedAt = 0;
	private readonly singles: Waiting[] = [];
	private readonly transactions: Waiting[] = [];
	private watch: NodeJS.Timeout | undefined;

	constructor(
		config: pg.PoolConfig & { max: number },
		private readonly patienceMs: number,
	) {
		super(config);
		this.places = config.max;
		this.on("release", (error) => this.leave(!error));
		// One that breaks while somebody holds it fails their next query; told to nobody, it would end the process.
		this.on("connect", (client) => client.on("error", () => undefined));
	}

	override connect(): Promise<pg.PoolClient>;
	override connect(callback: Connected): void;
	override connect(callback?: Connected): Promise<pg.PoolClient> | undefined {
		// The pool's own query() asks by callback.
		if (!callback) return this.connectInTurn(this.transactions);
		this.connectInTurn(this.singles).then(
			(client) => callback(undefined, client, (release) => client.release(release instanceof Error ? release : Boolean(release))),
			(error: Error) => callback(error, undefined, () => undefined),
		);
		return undefined;
	}

	private async connectInTurn(line: Waiting[]): Promise<pg.PoolClient> {
		if (this.held < this.places) this.held += 1;
		else await this.wait(line);
		try {
			return await super.connect();
		} catch (error) {
			this.leave(false);
			throw error;
		}
	}

	private wait(line: Waiting[]): Promise<void> {
		this.watch ??= setInterval(() => this.giveUpWaiting(), this.patienceMs / 4).unref();
		return new Promise((enter, giveUp) => line.push({ since: Date.now(), enter, giveUp }));
	}

	/** The one who leaves hands its place on. */
	private leave(isWell: boolean): void {
		if (isWell) this.freedAt = Date.now();
		const next = this.singles.shift() ?? this.transactions.shift();
		if (next) next.enter();
		else this.held -= 1;
	}

	private giveUpWaiting(): void {
		const now = Date.now();
		for (const line of [this.singles, this.transactions]) {
			const isOver = ({ since }: Waiting) => now - Math.max(since, this.freedAt) > this.patienceMs || now - since > LONGEST_WAIT_MS;
			const over = line.filter(isOver);
			line.splice(0, line.length, ...line.filter((one) => !over.includes(one)));
			for (const one of over) one.giveUp(new Error("timeout exceeded when trying to connect"));
		}
		if (this.singles.length + this.transactions.length > 0) return;
		clearInterval(this.watch);
		this.watch = undefined;
	}
}
