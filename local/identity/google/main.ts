import { runProvider } from "@/local/identity/program";
import { startGoogle } from "./provider";

await runProvider(startGoogle);
