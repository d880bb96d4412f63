import { TOOL_SERVERS } from "@/lib/tools/servers";
import { serveTools } from "./serve-tools";

// A process that runs tools holds no secret of the app's and reaches nothing but what a call's grant opens: a file that took it over would
// gain the data of its own run.
const here = (process.env.TOOL_SERVERS_HERE ?? "").split(",");
serveTools(TOOL_SERVERS.filter(({ name }) => here.includes(name)));
