import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";
import { realtimeOperations } from "@/lib/realtime/operations";
import { realtimeConfig } from "@/lib/realtime/realtime";

export const { GET, POST, PUT, PATCH, DELETE } = resource([bind(realtimeOperations.getRealtimeConfig, async () => realtimeConfig())]);
