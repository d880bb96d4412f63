import { coversName } from "@/local/inngest/rules/event-names";
import { FunctionConfig, parseFunctions } from "@/local/inngest/rules/function-config";
import type { Database } from "./database";

const AWAY_MS = 1_000;

interface Registered {
	appId: string;
	url: string;
	config: FunctionConfig;
}

/** The functions that can be run and where. Kept in the database so that runs go on before the app has answered a sync. */
export class Registry {
	private functions = new Map<string, Registered>();
	private readonly awayUntilMs = new Map<string, number>();
	private lastReplaced: Promise<unknown> = Promise.resolve();

	constructor(private readonly database: Database) {}

	/** Loads what is known. Functions at addresses no longer configured, or with options no longer accepted, wait for their app to register again. */
	async load(serveUrls: string[]): Promise<void> {
		const rows = await this.database.rows<{ app_id: string; url: string; config: unknown }>(
			"select app_id, url, config from functions where $1::text[] = '{}' or url = any($1::text[])",
			[serveUrls],
		);
		const known = rows.flatMap(({ app_id, url, config }) => {
			const parsed = FunctionConfig.safeParse(config);
			return parsed.success ? [{ appId: app_id, url, config: parsed.data }] : [];
		});
		this.functions = new Map(known.map((one) => [one.config.id, one]));
	}

	/**
	 * Replaces an app's functions by what it now serves, their clocks included. True when anything changed. Throws when an option cannot be honoured.
	 * One at a time: an app registers itself while it is being asked what it serves.
	 */
	async replace(appId: string, url: string, functions: unknown): Promise<boolean> {
		const replaced = this.lastReplaced.then(() => this.replaceNow(appId, url, functions));
		this.lastReplaced = replaced.catch(() => undefined);
		return replaced;
	}

	private async replaceNow(appId: string, url: string, functions: unknown): Promise<boolean> {
		const configs = parseFunctions(functions);
		const before = [...this.functions.values()].filter((one) => one.appId === appId);
		const after = configs.map((config): Registered => ({ appId, url, config }));
		if (JSON.stringify(before) === JSON.stringify(after)) return false;
		const crons = configs.flatMap(({ id, triggers }) => triggers.flatMap((trigger) => ("cron" in trigger ? [{ id, expression: trigger.cron }] : [])));
		await this.database.transaction(async (sql) => {
			await sql.rows("delete from functions where app_id = $1 or id = any($2::text[])", [appId, configs.map(({ id }) => id)]);
			await sql.rows("insert into functions select id, $1, $2, config from unnest($3::text[], $4::jsonb[]) as f(id, config)", [
				appId,
				url,
				configs.map(({ id }) => id),
				configs.map((config) => JSON.stringify(config)),
			]);
			const wanted = [crons.map(({ id }) => id), crons.map(({ expression }) => expression)];
			await sql.rows(
				`delete from crons c where (function_id = any($3::text[]) or not exists (select from functions f where f.id = c.function_id))
         and not exists (select from unnest($1::text[], $2::text[]) as w(id, expression) where w.id = c.function_id and w.expression = c.expression)`,
				[...wanted, configs.map(({ id }) => id)],
			);
			await sql.rows("insert into crons select id, expression, null from unnest($1::text[], $2::text[]) as w(id, expression) on conflict do nothing", wanted);
		});
		for (const one of before) this.functions.delete(one.config.id);
		for (const one of after) this.functions.set(one.config.id, one);
		return true;
	}

	all(): FunctionConfig[] {
		return [...this.functions.values()].map(({ config }) => config);
	}

	find(functionId: string): FunctionConfig | undefined {
		return this.functions.get(functionId)?.config;
	}

	urlOfApp(appId: string): string | undefined {
		return [...this.functions.values()].find((one) => one.appId === appId)?.url;
	}

	urlOf(functionId: string): string | undefined {
		return this.functions.get(functionId)?.url;
	}

	/** Whether any function is started or cancelled by events of this name. */
	isHeard(name: string): boolean {
		return this.all().some(({ triggers, cancel }) => [...triggers, ...cancel].some((one) => "event" in one && coversName(one.event, name)));
	}

	/** Calls to an app that refused a connection wait until it answers a sync, or for a moment. */
	setReachable(url: string, isReachable: boolean): void {
		if (isReachable) this.awayUntilMs.delete(url);
		else this.awayUntilMs.set(url, Date.now() + AWAY_MS);
	}

	isReachable(url: string): boolean {
		return (this.awayUntilMs.get(url) ?? 0) <= Date.now();
	}

	isCallable(functionId: string): boolean {
		const url = this.urlOf(functionId);
		return url !== undefined && this.isReachable(url);
	}

	callableIds(): string[] {
		return [...this.functions.keys()].filter((id) => this.isCallable(id));
	}
}
