import "server-only";
import { env } from "@/lib/platform/env";
import type { ExchangeRates } from "@/lib/platform/environment/exchange-rates";
import { BUILT_IN_RATES } from "@/lib/tools/job-search/comparable-salary";

/** The rates that this deployment was given, else those that the product was built with. */
export const ratesInUse = (): ExchangeRates => env().EXCHANGE_RATES ?? BUILT_IN_RATES;
