import { expect, it } from "vitest";
import uses from "@/lib/tools/described/model-uses.json";
import prices from "@/lib/tools/described/prices.json";
import servers from "@/lib/tools/described/servers.json";
import { describedServers, modelUsesOfTools, pricesOfTools } from "@/lib/tools/described/write-described";

it("what is written down of the tools is what they say: their shapes, prices and what they ask of a language model; npm run tools:describe writes it anew", () => {
	expect(servers).toEqual(JSON.parse(JSON.stringify(describedServers())));
	expect(prices).toEqual(pricesOfTools());
	expect(uses).toEqual(modelUsesOfTools());
});
