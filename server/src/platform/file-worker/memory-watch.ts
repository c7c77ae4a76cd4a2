// A thread that ends its whole process when it takes too much memory: that of libraries, which V8's own
// limit does not hold, included. The thread that works may be too busy to look itself.
import { workerData } from 'node:worker_threads'

const GLANCE_MS = 25
const most = Number(workerData)

setInterval(() => {
  if (process.memoryUsage.rss() > most) process.kill(process.pid, 'SIGKILL')
}, GLANCE_MS)
