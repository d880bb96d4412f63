import { expect, it } from "vitest";
import uses from "@/lib/tools/model-uses.json";
import prices from "@/lib/tools/prices.json";
import { modelUsesOfTools, pricesOfTools } from "@/lib/tools/write-prices";

it("the lists of prices and of what is asked of a language model are what the tools say; npm run tool:prices writes it anew", () => {
	expect(prices).toEqual(pricesOfTools());
	expect(uses).toEqual(modelUsesOfTools());
});
